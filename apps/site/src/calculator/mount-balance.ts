import { balanceIn } from '@bank/blocks/savings-calculator/balance-address.ts'

/** Writes the balance of the address into the calculator's field as a visitor would, and wakes the calculator. */
export default (page: Document): void => {
  const field = page.querySelector<HTMLInputElement>('[data-mount~=balance] input')
  const balance = balanceIn(page.location.hash)
  if (!field || balance === undefined) return
  field.value = balance
  field.dispatchEvent(new Event('pointerover', { bubbles: true }))
}
