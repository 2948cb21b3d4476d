import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { usefulAnswers, usefulClass, usefulQuery, usefulThanks } from '@bank/rules/pages/usefulness.ts'

/**
 * Asks whether a page was useful. It is posted to the page's own address by the browser, with scripts and without; our server counts it and
 * answers with the address of the thanks, which stand there from the start (`native-posts.ts`).
 */
export const PageUseful = ({ language }: { language: Language }) => {
  const t = translator(language)
  return (
    <div className={usefulClass}>
      <p id={usefulThanks} tabIndex={-1}>
        {t('useful.thanks')}
      </p>
      <form method="post" action={`?${usefulQuery}`} aria-labelledby="useful-question">
        <p id="useful-question">{t('useful.question')}</p>
        {usefulAnswers.map((answer) => (
          <button key={answer} type="submit" name={usefulQuery} value={answer} className="button button-line button-small">
            {t(`useful.${answer}`)}
          </button>
        ))}
      </form>
    </div>
  )
}
