'use client'

import { hoursReading } from '@bank/content/store/fields/hours-reading.ts'
import { useFormFields, useTranslation } from '@payloadcms/ui'

/** Below an hours field while it is edited: how its text is read, day by day, as the page will print it (D-LOC-10). */
export const HoursReading = ({ path, reads }: { path: string; reads: Parameters<typeof hoursReading>[1] }) => {
  const language = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { lines, warnings } = hoursReading(typeof value === 'string' ? value : '', reads, language)
  return (
    <output className="hours-reading" style={{ display: 'block', marginTop: 6, fontSize: 13, lineHeight: '20px' }}>
      {lines.map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
      {warnings.map((warning) => (
        <strong key={warning} style={{ display: 'block' }}>
          {warning}
        </strong>
      ))}
    </output>
  )
}
