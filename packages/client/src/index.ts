export * from './accounts.js';
export * from './client.js';
export type { OpenSocket, Socket } from './connection.js';
export * from './errors.js';
export { watchRequests } from './http.js';
export * from './link.js';
export { hasOlder, logOf, type Standing, talkSince } from './memory.js';
export * from './seats.js';
export type * from './wire.js';
