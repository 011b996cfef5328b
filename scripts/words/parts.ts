import { andeanAbyss } from '@sandtable/andean-abyss';
import { imperialStruggle } from '@sandtable/imperial-struggle';
import { type Catalogs, catalogsOf, kernelMessages } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { help as andeanEn } from '../../packages/andean-abyss/src/help/en.js';
import { help as andeanEs } from '../../packages/andean-abyss/src/help/es.js';
import { help as andeanFr } from '../../packages/andean-abyss/src/help/fr.js';
import { help as andeanHu } from '../../packages/andean-abyss/src/help/hu.js';
import { help as andeanPl } from '../../packages/andean-abyss/src/help/pl.js';
import { cliMessages } from '../../packages/cli/src/words/index.js';
import { help as imperialEn } from '../../packages/imperial-struggle/src/help/en.js';
import { help as imperialEs } from '../../packages/imperial-struggle/src/help/es.js';
import { help as imperialFr } from '../../packages/imperial-struggle/src/help/fr.js';
import { help as imperialHu } from '../../packages/imperial-struggle/src/help/hu.js';
import { help as imperialPl } from '../../packages/imperial-struggle/src/help/pl.js';
import { help as labyrinthEn } from '../../packages/labyrinth/src/help/en.js';
import { help as labyrinthEs } from '../../packages/labyrinth/src/help/es.js';
import { help as labyrinthFr } from '../../packages/labyrinth/src/help/fr.js';
import { help as labyrinthHu } from '../../packages/labyrinth/src/help/hu.js';
import { help as labyrinthPl } from '../../packages/labyrinth/src/help/pl.js';
import { serverMessages } from '../../packages/server/src/words.js';
import { uiWords as andeanUi } from '../../packages/web/src/games/andean-abyss/ui-words.js';
import { uiWords as imperialUi } from '../../packages/web/src/games/imperial-struggle/ui-words.js';
import { uiWords as labyrinthUi } from '../../packages/web/src/games/labyrinth/ui-words.js';
import { tableMessages } from '../../packages/web/src/words/index.js';
import { passkeys } from '../../packages/web/src/words/passkeys.js';

/** A part of the program whose texts are translated together. */
export interface Part {
  readonly name: string;
  /** Where its texts stand in the sources. */
  readonly folders: readonly string[];
  readonly catalogs: Catalogs;
}

const WEB = 'packages/web/src';
const gameFolders = (game: string): readonly string[] =>
  ['messages', 'conditions', 'automa', 'heuristic', 'ai', 'events', 'ministries', 'rules'].map(
    (folder) => `packages/${game}/src/${folder}`,
  );

/** All that a person reads. */
export const PARTS: readonly Part[] = [
  { name: 'kernel', folders: ['packages/kernel/src/words'], catalogs: kernelMessages },
  { name: 'cli', folders: ['packages/cli/src/words'], catalogs: cliMessages },
  { name: 'server', folders: ['packages/server/src/words.ts'], catalogs: serverMessages },
  {
    name: 'web',
    folders: [
      `${WEB}/words`,
      ...['andean-abyss', 'labyrinth', 'imperial-struggle'].map((it) => `${WEB}/games/${it}/cover`),
    ],
    catalogs: tableMessages,
  },
  { name: 'web/passkeys', folders: [`${WEB}/words/passkeys.ts`], catalogs: catalogsOf(passkeys) },
  ...[
    {
      game: 'andean-abyss',
      rules: andeanAbyss,
      ui: andeanUi,
      help: { en: andeanEn, pl: andeanPl, hu: andeanHu, fr: andeanFr, es: andeanEs },
    },
    {
      game: 'labyrinth',
      rules: labyrinth,
      ui: labyrinthUi,
      help: { en: labyrinthEn, pl: labyrinthPl, hu: labyrinthHu, fr: labyrinthFr, es: labyrinthEs },
    },
    {
      game: 'imperial-struggle',
      rules: imperialStruggle,
      ui: imperialUi,
      help: { en: imperialEn, pl: imperialPl, hu: imperialHu, fr: imperialFr, es: imperialEs },
    },
  ].flatMap(({ game, rules, ui, help }): readonly Part[] => [
    { name: game, folders: gameFolders(game), catalogs: rules.messages },
    { name: `${game}/help`, folders: [`packages/${game}/src/help`], catalogs: help },
    { name: `${game}/web`, folders: [`${WEB}/games/${game}`, `${WEB}/games/shared`], catalogs: ui },
  ]),
];
