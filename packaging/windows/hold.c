/* Holds the file of its argument as Windows holds a program that runs, until its input ends. */
#include <stdio.h>
#include <windows.h>

int main(int count, char **words)
{
	HANDLE file;

	if (count != 2)
		return 2;
	file = CreateFileA(words[1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
	if (file == INVALID_HANDLE_VALUE)
		return 1;
	puts("held");
	fflush(stdout);
	while (getchar() != EOF)
		;
	return 0;
}
