import type { TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import type { FastifySchemaCompiler } from 'fastify';

/** Validates as for socket messages, but converts numbers in addresses from text first. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // Compiled for the first request, not at the start: after a restart everybody waits for the server to listen.
  let compiled: TypeCheck<TSchema> | undefined;
  return (given: unknown) => {
    compiled ??= TypeCompiler.Compile(schema);
    const value = httpPart === 'querystring' ? numbered(given as Readonly<Record<string, unknown>>) : given;
    if (compiled.Check(value)) return { value };
    const fault = compiled.Errors(value).First();
    return {
      error: new Error(`${httpPart ?? 'body'}${fault?.path ?? ''}: ${fault?.message ?? 'not of the right kind'}`),
    };
  };
};

const numbered = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, /^\d{1,15}$/.test(String(text)) ? Number(text) : text]),
  );
