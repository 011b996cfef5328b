import type { StoredWeights } from '@sandtable/ai';

/** Weights as a module of a game's package. */
export const weightsModule = ({ nets, ...described }: StoredWeights): string => {
  const { training, ...numbers } = described;
  return `import type { StoredWeights } from '@sandtable/ai';

/** Written by \`sandtable train\`; the digest is of the networks below. */
export const weights: StoredWeights = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`)
  .join('\n')}
  training: ${JSON.stringify(training)},
  nets: {
${Object.entries(nets)
  .map(([name, text]) => `    '${name}': '${text}',`)
  .join('\n')}
  },
};
`;
};
