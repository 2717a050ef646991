/**
 * Selector for what logical properties cannot turn round (a transform, a gradient, a drawing): matches a class
 * inside any element with `dir="rtl"`, usually the document. A part that is left to right again inside it still
 * matches, and so does not belong there.
 *
 * Not `:dir(rtl)`: builds for older browsers rewrite that into a list of languages, which reads `lang` and not `dir`.
 */
export const rightToLeft = '[dir="rtl"] &';
