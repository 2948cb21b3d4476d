import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import type { CalculatorFrameProps } from './toProps.ts'

/** The height is a class that fits the calculator at every width; the frame then says its exact height. */
export const CalculatorFrame = ({ headline, description, finePrint, frame, failed, retry, phone }: CalculatorFrameProps) => (
  <section className="calculator-frame section section-paper">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" />
      <LocalizedText of={description} className="lead calculator-frame-description" />
      <iframe
        className="calculator-frame-window"
        src={frame.src}
        title={frame.title}
        loading="lazy"
        data-mount="frame"
        data-frame-height=""
      />
      {/* Shown by the style where the calculator did not come (D-HEAD-1). */}
      <div className="calculator-frame-failed" data-search-skip="">
        <PhoneSentence role="alert" text={failed} number={phone} />
        <button type="button" className="button button-navy">
          {retry}
        </button>
      </div>
      <LocalizedText of={finePrint} className="fine calculator-frame-fine" />
    </div>
  </section>
)
