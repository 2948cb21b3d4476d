import { labelIn } from '@bank/content/store/labels/label-in.ts'
import type { ReactNode } from 'react'

type Props = { readonly label: unknown; readonly language: string; readonly children: ReactNode }

/** A field of a form that nobody writes in, with words in place of what is kept. */
export const ReadField = ({ label, language, children }: Props) => (
  <div className="field-type text">
    <span className="field-label">{labelIn(label, language)}</span>
    <div className="field-type__wrap">{children}</div>
  </div>
)
