/** The properties of every page. */
export interface PageProps {
	languages: readonly string[];
}
