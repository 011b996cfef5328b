import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Which module imports what, read from the sources: for the tests of layering and of import cycles. */

export interface Import {
  /** The importing file, by its absolute path. */
  readonly file: string;
  /** What stands between the quotes. */
  readonly from: string;
}

const STATEMENT = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const CALL = /\bimport\(\s*(['"])([^'"\n]+)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Every module that a source text imports or exports from, types included. */
export const modulesImportedIn = (text: string): string[] => {
  const code = text.replace(COMMENT, '');
  return [...code.matchAll(STATEMENT), ...code.matchAll(CALL)].flatMap(([, , from]) => from ?? []);
};

/** All TypeScript files below a folder, by absolute path; none if the folder doesn't exist. */
const sourceFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[cm]?tsx?$/.test(file))
        .map((file) => join(folder, file))
    : [];

export const importsBelow = (folder: string): Import[] =>
  sourceFiles(folder).flatMap((file) => modulesImportedIn(readFileSync(file, 'utf8')).map((from) => ({ file, from })));

/** The source file that a relative import means, if it is one of `files`. */
function resolved({ file, from }: Import, files: ReadonlySet<string>): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = resolve(dirname(file), from).replace(/\.([cm]?)jsx?$/, '');
  return ['.ts', '.tsx', '.mts', '.cts', '/index.ts'].map((end) => path + end).find((it) => files.has(it));
}

/** Modules below a folder with the modules there that each imports. */
export function moduleGraph(folder: string): Map<string, string[]> {
  const files = sourceFiles(folder);
  const known = new Set(files);
  const graph = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const it of importsBelow(folder)) {
    const target = resolved(it, known);
    if (target) graph.get(it.file)?.push(target);
  }
  return graph;
}

/** One cycle of every group of modules that import each other, as the path that leads back to its first module. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (module: string): void => {
    const at = path.indexOf(module);
    if (at >= 0) cycles.push([...path.slice(at), module]);
    if (at >= 0 || finished.has(module)) return;
    path.push(module);
    for (const next of graph.get(module) ?? []) visit(next);
    path.pop();
    finished.add(module);
  };
  for (const module of graph.keys()) visit(module);
  return cycles;
}
