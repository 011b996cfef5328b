/**
 * The map (4.1): 38 countries or blocs of countries. Facts only. Order: non-Muslim, Sunni, Shia-Mix, Iran.
 */
export const COUNTRY_IDS = [
  'canada',
  'united-states',
  'united-kingdom',
  'scandinavia',
  'benelux',
  'germany',
  'eastern-europe',
  'france',
  'italy',
  'spain',
  'serbia',
  'russia',
  'caucasus',
  'israel',
  'kenya-tanzania',
  'india',
  'china',
  'thailand',
  'philippines',
  'morocco',
  'algeria-tunisia',
  'libya',
  'egypt',
  'sudan',
  'somalia',
  'jordan',
  'syria',
  'central-asia',
  'indonesia-malaysia',
  'turkey',
  'lebanon',
  'yemen',
  'iraq',
  'saudi-arabia',
  'gulf-states',
  'pakistan',
  'afghanistan',
  'iran',
] as const;
export type CountryId = (typeof COUNTRY_IDS)[number];

export const GOVERNANCES = ['good', 'fair', 'poor', 'islamist-rule'] as const;
export type GovernanceName = (typeof GOVERNANCES)[number];

/** 4.1.2: Sunni and Shia-Mix countries are Muslim; Iran is a kind of its own (4.4). */
export const KINDS = ['non-muslim', 'sunni', 'shia-mix', 'iran'] as const;
export type Kind = (typeof KINDS)[number];

export interface CountryFacts {
  readonly name: string;
  readonly kind: Kind;
  /** 4.2.5: Muslim countries, from 1 to 3. */
  readonly resources?: number;
  /** 4.2.6: an Oil Exporter. */
  readonly oil?: true;
  /** 4.3.4: the number that recruits there. */
  readonly recruit?: number;
  /** 4.3.1, 4.4: governance that never changes. */
  readonly governance?: 'good' | 'fair';
  /** 4.3.3: Israel is always Hard. */
  readonly posture?: 'hard';
  /** 4.5: one of the seven, or linked with all of them. */
  readonly schengen?: 'member' | 'link';
  /** 4.1.1: countries at the other end of a printed line. */
  readonly lines: readonly CountryId[];
}

export const COUNTRIES: Readonly<Record<CountryId, CountryFacts>> = {
  canada: {
    name: 'Canada',
    kind: 'non-muslim',
    governance: 'good',
    schengen: 'link',
    lines: ['united-states', 'united-kingdom'],
  },
  'united-states': {
    name: 'United States',
    kind: 'non-muslim',
    governance: 'good',
    schengen: 'link',
    lines: ['canada', 'united-kingdom', 'philippines'],
  },
  'united-kingdom': {
    name: 'United Kingdom',
    kind: 'non-muslim',
    recruit: 3,
    governance: 'good',
    schengen: 'link',
    lines: ['canada', 'united-states'],
  },
  scandinavia: { name: 'Scandinavia', kind: 'non-muslim', governance: 'good', schengen: 'member', lines: [] },
  benelux: { name: 'Benelux', kind: 'non-muslim', governance: 'good', schengen: 'member', lines: [] },
  germany: { name: 'Germany', kind: 'non-muslim', governance: 'good', schengen: 'member', lines: [] },
  'eastern-europe': { name: 'Eastern Europe', kind: 'non-muslim', governance: 'good', schengen: 'member', lines: [] },
  france: { name: 'France', kind: 'non-muslim', recruit: 2, governance: 'good', schengen: 'member', lines: [] },
  italy: { name: 'Italy', kind: 'non-muslim', governance: 'good', schengen: 'member', lines: [] },
  spain: { name: 'Spain', kind: 'non-muslim', recruit: 2, governance: 'good', schengen: 'member', lines: [] },
  serbia: { name: 'Serbia', kind: 'non-muslim', governance: 'good', schengen: 'link', lines: ['russia', 'turkey'] },
  russia: {
    name: 'Russia',
    kind: 'non-muslim',
    governance: 'fair',
    schengen: 'link',
    lines: ['serbia', 'caucasus', 'central-asia', 'turkey'],
  },
  caucasus: {
    name: 'Caucasus',
    kind: 'non-muslim',
    governance: 'fair',
    lines: ['russia', 'central-asia', 'turkey', 'iran'],
  },
  israel: {
    name: 'Israel',
    kind: 'non-muslim',
    governance: 'good',
    posture: 'hard',
    lines: ['egypt', 'jordan', 'lebanon'],
  },
  'kenya-tanzania': { name: 'Kenya/Tanzania', kind: 'non-muslim', governance: 'fair', lines: ['sudan', 'somalia'] },
  india: { name: 'India', kind: 'non-muslim', governance: 'good', lines: ['indonesia-malaysia', 'pakistan'] },
  china: { name: 'China', kind: 'non-muslim', governance: 'fair', lines: ['thailand', 'central-asia'] },
  thailand: {
    name: 'Thailand',
    kind: 'non-muslim',
    governance: 'fair',
    lines: ['china', 'philippines', 'indonesia-malaysia'],
  },
  philippines: {
    name: 'Philippines',
    kind: 'non-muslim',
    recruit: 3,
    governance: 'fair',
    lines: ['united-states', 'thailand', 'indonesia-malaysia'],
  },
  morocco: { name: 'Morocco', kind: 'sunni', resources: 2, schengen: 'link', lines: ['algeria-tunisia'] },
  'algeria-tunisia': {
    name: 'Algeria/Tunisia',
    kind: 'sunni',
    resources: 2,
    oil: true,
    schengen: 'link',
    lines: ['morocco', 'libya'],
  },
  libya: {
    name: 'Libya',
    kind: 'sunni',
    resources: 1,
    oil: true,
    schengen: 'link',
    lines: ['algeria-tunisia', 'egypt', 'sudan'],
  },
  egypt: { name: 'Egypt', kind: 'sunni', resources: 3, lines: ['israel', 'libya', 'sudan'] },
  sudan: {
    name: 'Sudan',
    kind: 'sunni',
    resources: 1,
    oil: true,
    lines: ['kenya-tanzania', 'libya', 'egypt', 'somalia'],
  },
  somalia: { name: 'Somalia', kind: 'sunni', resources: 1, lines: ['kenya-tanzania', 'sudan', 'yemen'] },
  jordan: { name: 'Jordan', kind: 'sunni', resources: 1, lines: ['israel', 'syria', 'iraq', 'saudi-arabia'] },
  syria: { name: 'Syria', kind: 'sunni', resources: 2, lines: ['jordan', 'turkey', 'lebanon', 'iraq'] },
  'central-asia': {
    name: 'Central Asia',
    kind: 'sunni',
    resources: 2,
    lines: ['russia', 'caucasus', 'china', 'afghanistan', 'iran'],
  },
  'indonesia-malaysia': {
    name: 'Indonesia/Malaysia',
    kind: 'sunni',
    resources: 3,
    oil: true,
    lines: ['india', 'thailand', 'philippines', 'pakistan'],
  },
  turkey: {
    name: 'Turkey',
    kind: 'shia-mix',
    resources: 2,
    schengen: 'link',
    lines: ['serbia', 'russia', 'caucasus', 'syria', 'iraq', 'iran'],
  },
  lebanon: { name: 'Lebanon', kind: 'shia-mix', resources: 1, schengen: 'link', lines: ['israel', 'syria'] },
  yemen: { name: 'Yemen', kind: 'shia-mix', resources: 1, lines: ['somalia', 'saudi-arabia'] },
  iraq: {
    name: 'Iraq',
    kind: 'shia-mix',
    resources: 3,
    oil: true,
    lines: ['jordan', 'syria', 'turkey', 'saudi-arabia', 'gulf-states', 'iran'],
  },
  'saudi-arabia': {
    name: 'Saudi Arabia',
    kind: 'shia-mix',
    resources: 3,
    oil: true,
    lines: ['jordan', 'yemen', 'iraq', 'gulf-states'],
  },
  'gulf-states': {
    name: 'Gulf States',
    kind: 'shia-mix',
    resources: 3,
    oil: true,
    lines: ['iraq', 'saudi-arabia', 'pakistan', 'iran'],
  },
  pakistan: {
    name: 'Pakistan',
    kind: 'shia-mix',
    resources: 2,
    lines: ['india', 'indonesia-malaysia', 'gulf-states', 'afghanistan', 'iran'],
  },
  afghanistan: { name: 'Afghanistan', kind: 'shia-mix', resources: 1, lines: ['central-asia', 'pakistan', 'iran'] },
  iran: {
    name: 'Iran',
    kind: 'iran',
    governance: 'fair',
    lines: ['caucasus', 'central-asia', 'turkey', 'iraq', 'gulf-states', 'pakistan', 'afghanistan'],
  },
};
