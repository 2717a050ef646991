import { gzipBytes, type Output } from '../build.ts';

/** Bytes of gzip, each file compressed separately. */
export interface Weight {
  js: number;
  css: number;
  /** Bytes of the files built apart, which the other sizes do not include. */
  apart: number;
  /** Bytes of dynamic imports. */
  onDemand: number;
}

/** Sizes of what a page loads at once and later. */
export function weigh(output: Output): Weight {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const initial = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || initial.has(name)) return;
    initial.add(name);
    chunk.imports.forEach(visit);
  };
  visit(output[0].fileName);
  const initialCss = new Set(
    [...initial].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]),
  );
  const weight = { js: 0, css: 0, apart: 0, onDemand: 0 };
  for (const file of output) {
    const isCss = file.fileName.endsWith('.css');
    if (file.type === 'asset' && !isCss) continue;
    const bytes = gzipBytes(file.type === 'chunk' ? file.code : file.source);
    if (file.fileName.includes('/apart-')) weight.apart += isCss ? bytes : 0;
    else if (isCss) weight[initialCss.has(file.fileName) ? 'css' : 'onDemand'] += bytes;
    else weight[initial.has(file.fileName) ? 'js' : 'onDemand'] += bytes;
  }
  return weight;
}
