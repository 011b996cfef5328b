import type { SpaceId } from '@sandtable/andean-abyss/facts';

/** Departments that a reader sees side by side on our map. Made by make/geometry.mjs; a test compares it with the game's. */
export const TOUCHING: Readonly<Partial<Record<SpaceId, readonly SpaceId[]>>> = {
  atlantico: ['antioquia', 'cesar', 'santander'],
  cesar: ['atlantico', 'santander'],
  choco: ['antioquia', 'huila', 'narino', 'panama'],
  antioquia: ['atlantico', 'choco', 'huila', 'santander'],
  santander: ['antioquia', 'arauca', 'atlantico', 'cesar', 'huila', 'meta-east'],
  panama: ['choco'],
  arauca: ['meta-east', 'santander', 'vichada'],
  vichada: ['arauca', 'guainia', 'guaviare', 'meta-east'],
  huila: ['antioquia', 'choco', 'meta-west', 'narino', 'putumayo', 'santander'],
  'meta-east': ['arauca', 'guaviare', 'meta-west', 'santander', 'vichada'],
  'meta-west': ['guaviare', 'huila', 'meta-east', 'putumayo'],
  guainia: ['guaviare', 'vaupes', 'vichada'],
  narino: ['choco', 'ecuador', 'huila'],
  guaviare: ['guainia', 'meta-east', 'meta-west', 'putumayo', 'vaupes', 'vichada'],
  putumayo: ['amazonas', 'ecuador', 'guaviare', 'huila', 'meta-west', 'vaupes'],
  vaupes: ['amazonas', 'guainia', 'guaviare', 'putumayo'],
  ecuador: ['narino', 'putumayo'],
  amazonas: ['putumayo', 'vaupes'],
};
