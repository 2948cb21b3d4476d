'use client'

import { titleReading } from '@bank/content/store/title-reading.ts'
import { useFormFields } from '@payloadcms/ui'

/** Counts a title while it is written; says nothing while a field `before` it is written, which is the title then. */
export const TitleCount = ({ path, before, bankName }: { path: string; before: readonly string[]; bankName: string }) => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const isTitled = useFormFields(([fields]) => before.some((name) => String(fields[name]?.value ?? '').trim() !== ''))
  const reading = isTitled || typeof value !== 'string' ? undefined : titleReading(value, bankName)
  return (
    <output className="title-length" style={{ display: 'block', marginTop: 6, fontSize: 13, lineHeight: '20px' }}>
      {reading?.line}
      {reading?.warning && <strong style={{ display: 'block' }}>{reading.warning}</strong>}
    </output>
  )
}
