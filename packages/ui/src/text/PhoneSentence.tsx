import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import type { HTMLAttributes } from 'react'

type PhoneSentenceProps = HTMLAttributes<HTMLElement> & { text: string; number: string }

/** A sentence that ends with a number to call, such as that for lost cards (D-HEAD-1). */
export const PhoneSentence = ({ text, number, ...rest }: PhoneSentenceProps) => (
  <p {...rest}>
    {text} {number && <a href={telephoneAddress(number)}>{number}</a>}
  </p>
)
