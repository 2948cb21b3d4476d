'use client'

import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { call, messageOf } from '../workflow/calls/call.ts'
import { MissingReport } from './MissingReport.tsx'
import { type PageReports, periods, usualPeriod } from './page-reports.ts'
import { pageReportsTexts } from './page-reports-texts.ts'
import { UsefulReport } from './UsefulReport.tsx'

/** Both reports of pages, over a time that the editor chooses. */
export const PageReportList = ({ mayMake }: { readonly mayMake: boolean }) => {
  const texts = useTexts(pageReportsTexts)
  const [days, setDays] = useState<number>(usualPeriod)
  const [reports, setReports] = useState<PageReports>()
  const [said, setSaid] = useState(texts.loading)
  const [failed, setFailed] = useState('')

  const load = useCallback(
    async (isWanted: () => boolean) => {
      setSaid(texts.loading)
      setFailed('')
      const shown = await call<PageReports>('GET', `/page-reports?days=${days}`).catch(messageOf)
      if (!isWanted()) return
      const isShown = typeof shown !== 'string'
      setReports(isShown ? shown : undefined)
      setSaid(isShown ? texts.loaded(days) : '')
      setFailed(isShown ? '' : shown)
    },
    [days, texts],
  )
  useEffect(() => {
    let isWanted = true
    void load(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [load])

  return (
    <>
      <p>{texts.help}</p>
      <div className="page-reports-period">
        <label htmlFor="page-reports-days">{texts.period}</label>
        <select id="page-reports-days" value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {periods.map((period) => (
            <option key={period} value={period}>
              {texts.days(period)}
            </option>
          ))}
        </select>
      </div>
      <p role="status">{said}</p>
      {failed && (
        <div role="alert">
          <p>{failed}</p>
          <button type="button" onClick={() => void load(() => true)}>
            {texts.again}
          </button>
        </div>
      )}
      {reports && <UsefulReport reports={reports} />}
      {reports && <MissingReport reports={reports} mayMake={mayMake} />}
    </>
  )
}
