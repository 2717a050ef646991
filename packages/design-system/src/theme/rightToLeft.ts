/**
 * Selector for styles that logical properties cannot mirror (a transform, a gradient, a drawing): matches a class
 * inside any element with `dir="rtl"`, usually the document. It also matches inside a nested left-to-right part, so
 * do not use it there.
 *
 * `:dir(rtl)` is not used, because builds for older browsers rewrite it into a list of languages, which checks `lang`
 * instead of `dir`.
 */
export const rightToLeft = '[dir="rtl"] &';
