import { type DraftLanguage, isComplete, type Language } from '@sandtable/kernel';
import { writeDraftHelp } from './draft-help.js';
import { type Change, isHelp } from './exchange.js';
import { quoted, type Sources } from './source-texts.js';

interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

/** The one edit that makes the change; undefined if code puts the text together. */
function editOf(sources: Sources, language: Language | DraftLanguage, change: Change): Edit | undefined {
  const { part, key, before, after } = change;
  const help = isHelp(part);
  const [own, place] = help
    ? [key.replace(/^title\./, ''), key.startsWith('title.') ? 'title' : 'text']
    : [key, language];
  const english = part.catalogs.en[key];
  const candidates = (sources.texts(part.folders).get(own) ?? []).filter(({ file, strings }) =>
    help ? file.includes(`/${language}/`) : strings.get('en')?.value === english,
  );
  const [text, ...others] = candidates;
  if (!text || others.length > 0) return undefined;
  const { file } = text;
  const string = text.strings.get(place);
  if (string) return string.value === before ? { file, ...string, code: quoted(after) } : undefined;
  return { file, start: text.end, end: text.end, code: `, ${language}: ${quoted(after)}` };
}

/** The changed files by their path, and the changes that must be made by hand, as code puts their text together. */
export function editSources(sources: Sources, language: Language | DraftLanguage, changes: readonly Change[]) {
  const ofDraftHelp = isComplete(language) ? [] : changes.filter(({ part }) => isHelp(part));
  const help = writeDraftHelp(sources, language, ofDraftHelp);
  const placed = changes
    .filter((change) => !ofDraftHelp.includes(change))
    .map((change) => ({ change, edit: editOf(sources, language, change) }));
  const files = new Map<string, string>(help.files);
  const edits = placed.flatMap(({ edit }) => (edit ? [edit] : [])).toSorted((a, b) => b.start - a.start);
  const done = new Set<string>();
  for (const { file, start, end, code: inserted } of edits) {
    // Games share some texts of their boards: each is changed once.
    if (done.has(`${file}:${start}`)) continue;
    done.add(`${file}:${start}`);
    const code = files.get(file) ?? sources.code(file);
    files.set(file, code.slice(0, start) + inserted + code.slice(end));
  }
  const unplaced = placed.filter(({ edit }) => !edit).map(({ change }) => change);
  return { files, byHand: [...unplaced, ...help.halves] };
}
