/**
 * The page's trace as soon as anything needs one, see `page-trace`. Kept minimal: part of every page's initial scripts.
 */
export const current: { trace?: string } = {};
