/** An argument of an ICU message. */
export interface Argument {
  readonly name: string;
  /** `plural`, `select`, `number`, or empty if the argument is inserted as it is. */
  readonly type: string;
  /** The cases of a plural or a select. */
  readonly cases: readonly string[];
}

/** The arguments of an ICU message, including nested ones. Our messages quote nothing, so matching braces is enough. */
export function argumentsOf(text: string): Argument[] {
  return split(text).blocks.flatMap((block) => {
    const [, name, type = '', rest = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,([\s\S]*))?)?$/.exec(block) ?? [];
    if (name === undefined) throw new Error(`Not an argument: {${block}}`);
    if (type !== 'plural' && type !== 'select') return [{ name, type, cases: [] }];
    const { blocks, between } = split(rest);
    return [{ name, type, cases: between.match(/=?\w+/g) ?? [] }, ...blocks.flatMap(argumentsOf)];
  });
}

/** Separates the text inside the outermost braces from the text between them. */
function split(text: string): { blocks: string[]; between: string } {
  const blocks: string[] = [];
  let between = '';
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (depth === 0) between += text[i];
    if (text[i] === '{' && depth++ === 0) start = i + 1;
    if (text[i] === '}' && --depth === 0) blocks.push(text.slice(start, i));
  }
  return { blocks, between };
}
