export * from './worlds.js';
