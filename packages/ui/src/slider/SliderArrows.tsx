export type ArrowLabels = { readonly previous: string; readonly next: string }

const Arrow = ({ label, off, path, onClick }: { label: string; off: boolean; path: string; onClick: () => void }) => (
  <button type="button" className="slider-arrow" aria-label={label} aria-disabled={off} onClick={onClick}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  </button>
)

/**
 * Previous and next. At an end the arrow is only marked as disabled, so that a keyboard does not lose its place; `move` itself goes
 * nowhere there. The two drawings are written out here to keep the icon set out of the browser.
 */
export const SliderArrows = ({
  labels,
  ends,
  move,
}: {
  labels: ArrowLabels
  ends: { start: boolean; end: boolean }
  move: (by: -1 | 1) => void
}) => (
  <div className="slider-arrows">
    <Arrow label={labels.previous} off={ends.start} path="m12 19-7-7 7-7M19 12H5" onClick={() => move(-1)} />
    <Arrow label={labels.next} off={ends.end} path="M5 12h14M12 5l7 7-7 7" onClick={() => move(1)} />
  </div>
)
