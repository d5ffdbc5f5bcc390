/* bcryptprimitives.dll for Wine 8, which lacks it: the one function that Rust's standard library asks it for. */
#include <windows.h>

/* advapi32 has RtlGenRandom under this name. */
BOOLEAN NTAPI SystemFunction036(PVOID data, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
	const SIZE_T most = 0x10000000;

	while (length > 0) {
		ULONG part = (ULONG)(length < most ? length : most);

		if (!SystemFunction036(data, part))
			return FALSE;
		data += part;
		length -= part;
	}
	return TRUE;
}
