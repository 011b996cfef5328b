import { isAtWar, regionsIn, warOf } from '@sandtable/imperial-struggle/board';
import { AWARDS, type Award, REGIONS, type Region, SIDES, type View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { textWidth } from '../../shared/board/text-width.js';
import { sayWith } from '../text.js';
import { HEAD } from './geometry.js';
import type { Layout } from './layout.js';
import { Emblem, tokenRef } from './pieces.js';
import { SERIF } from './serif-width.js';

/** The title of each Region: its Award, each side's count of spaces, and the theaters of the next war there. */

export const RegionTitles = memo(function Heads({
  layout: { panels, head },
  view,
  words,
}: {
  readonly layout: Layout;
  readonly view: View;
  readonly words: Words;
}) {
  const regions = regionsIn(view);
  return (
    <HiddenFromReaders className="is-heads">
      {REGIONS.map((region, part) => {
        const [x, y, whole] = panels[region];
        // The title is made for a height of HEAD and is enlarged on small screens.
        const enlarged = head / HEAD;
        const width = whole / enlarged;
        const title = words.name(`region:${region}`);
        const { counts, leader, by: lead } = regions[region];
        const [awardIndex] = view.awards[region];
        const award = awardIndex === undefined ? undefined : AWARDS[awardIndex];
        const wins = award && leader && lead >= award.margin ? leader : undefined;
        const theaters = theatersIn(view, region);
        const sizeBeside = (others: number) =>
          Math.min(42, (width - others - theaters.length * 40) / textWidth(title) / SERIF);
        // Where there is no room for it, the Award is left to the panels.
        const hasAward = sizeBeside(BESIDE + AWARD) >= LEAST_TITLE;
        const size = sizeBeside(hasAward ? BESIDE + AWARD : BESIDE);
        const afterTitle = 20 + textWidth(title) * size * SERIF + 16;
        const afterTheaters = afterTitle + theaters.length * 40 + 8;
        return (
          <g key={region} transform={`translate(${x} ${y + head / 2}) scale(${enlarged})`} data-part={part}>
            <rect y={-HEAD / 2} width={width} height={HEAD} className="is-head" />
            <text className="is-title" x="20" y={size * 0.34} fontSize={size}>
              {title}
            </text>
            {theaters.map(({ id, index }, place) => (
              <g
                key={id}
                className={isAtWar(view) && view.theater === index ? 'is-theater is-now' : 'is-theater'}
                data-thing={`theater:${id}`}
                transform={`translate(${afterTitle + 18 + place * 40} 0)`}
              >
                <Crest number={index + 1} />
                {view.byng === index ? <use href={tokenRef('byng')} x="4" y="2" width="22" height="22" /> : null}
              </g>
            ))}
            <g transform={`translate(${afterTheaters} 0)`}>
              {SIDES.map((side, index) => (
                <g
                  key={side}
                  className={`is-tally is-${side}${leader === side ? ' is-leads' : ''}`}
                  transform={`translate(${42 + index * 92} 0)`}
                >
                  <rect x="-42" y="-22" width="84" height="44" rx="8" />
                  <g transform="translate(-20 0)">
                    <Emblem nation={side} />
                  </g>
                  <text x="16" y="12" fontSize="32" textAnchor="middle">
                    {counts[side]}
                  </text>
                </g>
              ))}
              <g transform="translate(184 0)">
                {award && hasAward ? <AwardTile award={award} wins={wins} words={words} /> : null}
              </g>
            </g>
          </g>
        );
      })}
    </HiddenFromReaders>
  );
});

/** The width of the counts and of the Award, with the space around them. */
const BESIDE = 238;
const AWARD = 174;
const LEAST_TITLE = 34;

/** 3.9: victory points, Treaty Points, and the lead that the Award needs. */
function AwardTile({
  award,
  wins,
  words,
}: {
  readonly award: Award;
  readonly wins: string | undefined;
  readonly words: Words;
}) {
  const say = sayWith(words);
  const { vp, trp, margin } = award;
  const parts = [
    ...(vp > 0 ? [say('board.award.vp', { n: vp })] : []),
    ...(trp > 0 ? [say('board.award.treaty', { n: trp })] : []),
  ].join(' ');
  const lead = say('board.award.lead', { n: margin });
  return (
    <g className={`is-award${wins ? ` is-wins-${wins}` : ''}`}>
      <rect y="-26" width="170" height="52" rx="10" />
      <text x="85" y="-4" fontSize={Math.min(24, 156 / textWidth(parts))} textAnchor="middle" className="is-award-gain">
        {parts}
      </text>
      <text x="85" y="20" fontSize={Math.min(23, 158 / textWidth(lead))} textAnchor="middle">
        {lead}
      </text>
    </g>
  );
}

/** The theaters of the next war in this Region, by number. */
const theatersIn = (view: View, region: Region) =>
  (warOf(view)?.theaters ?? [])
    .map(({ id, regions }, index) => ({ id, regions, index }))
    .filter(({ regions }) => regions.includes(region));

export const Crest = ({ number }: { readonly number: number }) => (
  <>
    <path d="M-16,-18Q-8,-14 0,-18Q8,-14 16,-18Q18,8 0,20Q-18,8 -16,-18z" />
    <text y="8" fontSize="22" textAnchor="middle">
      {number}
    </text>
  </>
);
