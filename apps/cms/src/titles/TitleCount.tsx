'use client'

import { titleReading } from '@bank/content/store/titles/title-reading.ts'
import { useAllFormFields, useTranslation } from '@payloadcms/ui'

/** A word may be longer than the column. */
const style = { display: 'block', marginTop: 6, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' } as const

/** Counts a title while it is written; says nothing while the field titles no page. */
export const TitleCount = ({ path, slug, bankName }: { path: string; slug: string; bankName: string }) => {
  const language = useTranslation().i18n.language === 'es' ? 'es' : 'en'
  const [fields] = useAllFormFields()
  const record = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  const reading = titleReading(slug, path, record, bankName, language)
  return (
    <output className="title-length" style={style}>
      {reading?.line}
      {reading?.warning && <strong style={{ display: 'block' }}>{reading.warning}</strong>}
    </output>
  )
}
