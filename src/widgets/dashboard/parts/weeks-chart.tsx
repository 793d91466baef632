import { type PointerEvent, useId } from 'react';
import type { OrderWeek } from '../../../domain';
import { currencyDigits } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { listLabelledWeeks, type Measure, deriveTicks, valueOf, findWeekAt } from '../dashboard.lazy.rules';
import type { LazyMessages } from '../dashboard.types';

interface WeeksChartProps {
  readonly weeks: readonly OrderWeek[];
  readonly measure: Measure;
  readonly minimum: number | null;
  readonly selected: number;
  readonly onSelect: (week: number) => void;
  readonly messages: LazyMessages;
  readonly describeWeek: (week: OrderWeek) => string;
}

/** In pixels: top and bottom of the axis, height of the drawing, and corner radius of a bar. */
const TOP = 18;
const BASE = 150;
const HEIGHT = 172;
const BAR_RADIUS = 3;
/** Width of a bar as a share of its slot. */
const BAR_SHARE = 0.64;

/**
 * Bar chart with one bar per week. Horizontal positions are percentages and text sizes are pixels, so it stays sharp at
 * any width. An invisible range input on top selects a week by keyboard and announces it; pointers select by position.
 */
export function WeeksChart({
  weeks,
  measure,
  minimum,
  selected,
  onSelect,
  messages: {
    m: { chart: m },
    fill,
  },
  describeWeek,
}: WeeksChartProps) {
  const formats = useFormats();
  const { locale } = useSettings();
  const hintId = useId();
  const last = weeks.length - 1;
  const unit = 10 ** currencyDigits(weeks[0]?.spend.currency ?? 'USD');
  const values = weeks.map((week) => valueOf(week, measure, unit));
  const ticks = deriveTicks(Math.max(...values, minimum ?? 0));
  const top = ticks.at(-1) ?? 1;
  const yOf = (value: number) => BASE - (value / top) * (BASE - TOP);
  const slot = 100 / weeks.length;
  const isMirrored = locale.direction === 'rtl';
  const xOf = (week: number) => (isMirrored ? last - week : week) * slot;
  const percent = (share: number) => `${Math.round(share * 1000) / 1000}%`;
  const labelledWeeks = listLabelledWeeks(values, selected);

  function selectAtPointer({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const week = findWeekAt((clientX - left) / width, weeks.length);
    onSelect(isMirrored ? last - week : week);
  }

  return (
    <div part="chart" className="tf-chart">
      <svg part="chart-axis" className="tf-chart-axis" height={HEIGHT} aria-hidden focusable={false}>
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={yOf(tick) + 4} textAnchor="end">
            {formats.number(tick)}
          </text>
        ))}
      </svg>
      <div className="tf-chart-plot" onPointerMove={selectAtPointer} onPointerDown={selectAtPointer}>
        <svg width="100%" height={HEIGHT} aria-hidden focusable={false}>
          {ticks.map((tick) => (
            <line
              key={tick}
              className="tf-chart-line"
              data-base={tick === 0 || undefined}
              x1="0"
              x2="100%"
              y1={yOf(tick)}
              y2={yOf(tick)}
            />
          ))}
          {weeks.map((week, at) => {
            const y = yOf(values[at] ?? 0);
            return (
              <rect
                key={week.start}
                className="tf-chart-bar"
                data-current={at === last || undefined}
                data-selected={at === selected || undefined}
                x={percent(xOf(at) + (slot * (1 - BAR_SHARE)) / 2)}
                y={y}
                width={percent(slot * BAR_SHARE)}
                height={Math.max(0, BASE - y)}
                rx={Math.min(BAR_RADIUS, BASE - y)}
              />
            );
          })}
          {minimum !== null && (
            <line className="tf-chart-minimum" x1="0" x2="100%" y1={yOf(minimum)} y2={yOf(minimum)} />
          )}
          {labelledWeeks.map((at) => (
            <text
              key={at}
              className="tf-chart-value"
              data-selected={at === selected || undefined}
              x={percent(xOf(at) + slot / 2)}
              y={yOf(values[at] ?? 0) - 5}
              textAnchor="middle"
            >
              {formats.number(Math.round(values[at] ?? 0))}
            </text>
          ))}
          {weeks.map((week, at) =>
            at === last ? (
              <text
                key={week.start}
                data-current
                x={isMirrored ? '0' : '100%'}
                y={HEIGHT - 4}
                textAnchor={isMirrored ? 'start' : 'end'}
              >
                {m.thisWeek}
              </text>
            ) : (
              (last - at) % 2 === 0 && (
                <text
                  key={week.start}
                  data-fine={(last - at) % 6 !== 0 || undefined}
                  x={percent(xOf(at) + slot / 2)}
                  y={HEIGHT - 4}
                  textAnchor="middle"
                >
                  {formats.day(week.start)}
                </text>
              )
            ),
          )}
        </svg>
        <input
          type="range"
          className="tf-chart-range"
          min={0}
          max={last}
          value={selected}
          aria-label={m.choose}
          aria-valuetext={weeks[selected] && describeWeek(weeks[selected])}
          aria-describedby={hintId}
          onChange={(event) => onSelect(Number(event.target.value))}
        />
        <span id={hintId} hidden>
          {m.hint}
        </span>
      </div>
      {minimum !== null && (
        <svg className="tf-chart-end" height={HEIGHT} aria-hidden focusable={false}>
          <text x="6" y={yOf(minimum) + 4}>
            {fill(m.minimum, { minimum: formats.number(minimum) })}
          </text>
        </svg>
      )}
    </div>
  );
}
