import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';
import type { FastifySchemaCompiler } from 'fastify';

/** The same validator as for the socket's messages; numbers in an address are text and are read as numbers. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const kind = TypeCompiler.Compile(schema);
  return (given: unknown) => {
    const value = httpPart === 'querystring' ? Value.Convert(schema, { ...(given as object) }) : given;
    if (kind.Check(value)) return { value };
    const fault = kind.Errors(value).First();
    return {
      error: new Error(`${httpPart ?? 'body'}${fault?.path ?? ''}: ${fault?.message ?? 'not of the right kind'}`),
    };
  };
};
