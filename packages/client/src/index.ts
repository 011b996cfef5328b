export * from './client.js';
export type { OpenSocket, Socket } from './connection.js';
export * from './errors.js';
export * from './http.js';
export * from './link.js';
export { logOf, type Standing } from './memory.js';
export type * from './wire.js';
