/** The distinct reports of the two sides about the end of a match. */
import type { ReportView, RoleName, TableReports } from '../backend/generated';
import { sameEnd } from './sides';

/** A report, and the sides that made it. */
export interface Version {
	sides: [RoleName, ...RoleName[]];
	report: ReportView;
}

/** Returns the reports that differ from the result; two equal reports are one version. */
export function versionsOf({ sides, result }: Pick<TableReports, 'sides' | 'result'>): Version[] {
	const versions: Version[] = [];
	for (const side of ['first', 'second'] as const) {
		const report = sides[side];
		if (!report || (result && sameEnd(result, report))) continue;
		const same = versions.find((it) => sameEnd(it.report, report));
		if (same) same.sides.push(side);
		else versions.push({ sides: [side], report });
	}
	return versions;
}
