import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { FastifySchemaCompiler } from 'fastify';

/** The same validator as for the socket's messages; numbers in an address are text and are read as numbers. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const kind = TypeCompiler.Compile(schema);
  return (given: unknown) => {
    const value = httpPart === 'querystring' ? numbered(given as Readonly<Record<string, unknown>>) : given;
    if (kind.Check(value)) return { value };
    const fault = kind.Errors(value).First();
    return {
      error: new Error(`${httpPart ?? 'body'}${fault?.path ?? ''}: ${fault?.message ?? 'not of the right kind'}`),
    };
  };
};

const numbered = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, /^\d{1,15}$/.test(String(text)) ? Number(text) : text]),
  );
