'use client'

import { useState } from 'react'
import { useTexts } from '../../language/use-texts.ts'
import { post } from '../post.ts'
import { factorTexts } from './factor-texts.ts'

/** For administrators, on the account of somebody whose telephone is gone. */
export const ResetOfOther = ({ account }: { readonly account: string | number }) => {
  const texts = useTexts(factorTexts)
  const [said, setSaid] = useState<string>()
  return (
    <section aria-labelledby="second-factor" className="account-tool">
      <h2 id="second-factor">{texts.title}</h2>
      <button
        type="button"
        onClick={async () => {
          const { refusal } = await post(`second-factor/reset/${account}`)
          setSaid(refusal ?? texts.resetDone)
        }}
      >
        {texts.reset}
      </button>
      {said && <p role="status">{said}</p>}
    </section>
  )
}
