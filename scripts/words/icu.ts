import { IntlMessageFormat } from 'intl-messageformat';

/** An argument of an ICU message: plain, a number with plural branches, or a select with its branches. */
export interface Argument {
  readonly name: string;
  readonly kind: 'plain' | 'plural' | 'select';
  readonly branches: readonly string[];
}

type Node = ReturnType<IntlMessageFormat['getAst']>[number];
/** The parser's numbers for the kinds of nodes. */
const PLAIN = [1, 2, 3, 4];
const SELECT = 5;
const PLURAL = 6;

/** The arguments of a message, each once; an error if it is not well formed. */
export function argumentsOf(text: string): readonly Argument[] {
  const found = new Map<string, Argument>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      const type: number = node.type;
      if (PLAIN.includes(type) && 'value' in node && typeof node.value === 'string') {
        if (!found.has(node.value)) found.set(node.value, { name: node.value, kind: 'plain', branches: [] });
      } else if ('options' in node && (type === SELECT || type === PLURAL)) {
        const branches = Object.keys(node.options);
        found.set(node.value, { name: node.value, kind: type === SELECT ? 'select' : 'plural', branches });
        for (const option of Object.values(node.options)) visit(option.value);
      }
    }
  };
  visit(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return [...found.values()];
}

/** What is wrong with a translation of an English message, in a sentence; undefined if nothing is. */
export function translationFault(english: string, text: string): string | undefined {
  let translated: readonly Argument[];
  try {
    translated = argumentsOf(text);
  } catch (error) {
    return `is not a well-formed ICU message (${error instanceof Error ? error.message : String(error)})`;
  }
  // A translation may select on a parameter's id or grammar where English does not: {seat_id}, {seat_gender}.
  const bare = (name: string): string => name.replace(/_[a-z]+$/, '');
  const known = new Set(argumentsOf(english).map(({ name }) => bare(name)));
  const unknown = translated.map(({ name }) => bare(name)).filter((name) => !known.has(name));
  return unknown.length > 0 ? `has parameters that English does not have: ${unknown.join(', ')}` : undefined;
}
