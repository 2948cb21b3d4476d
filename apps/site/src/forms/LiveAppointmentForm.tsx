import { type AppointmentFormData, appointmentRules } from '@bank/blocks/appointment-form/appointment-rules.ts'
import { Form } from '@bank/ui/form/Form.tsx'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { browserServices } from './browser-services.ts'

const rules = appointmentRules(() => new Date())

/** What another place may not offer. */
const lostWithPlace = ['spokenLanguage', 'firstDate', 'firstTime', 'secondDate', 'secondTime'] as const

const selectOf = (form: ParentNode | null, name: string) => form?.querySelector<HTMLSelectElement>(`select[name=${name}]`)

/**
 * Chooses the branch that the address names (`?branch=`), unless the visitor was faster. Whether it could be: no appointments are taken at an ATM, for
 * example.
 */
const chooseAddressed = (form: HTMLElement | null): boolean => {
  const place = selectOf(form, 'place')
  const branch = new URLSearchParams(location.search).get('branch')
  if (!place || !branch || place.value) return true
  if (![...place.options].some(({ value }) => value === branch)) return false
  place.value = branch
  place.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** The form for appointments that works: bound to the browser and its clock. It says what another place took away. */
export const LiveAppointmentForm = (props: AppointmentFormData) => {
  const [said, say] = useState('')
  const { words, fields } = props
  useEffect(() => {
    if (!chooseAddressed(document.getElementById(props.id))) say(words.notThere)
  }, [props.id, words.notThere])

  const changed = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'place') return
    const before = lostWithPlace.filter((name) => selectOf(currentTarget, name)?.value)
    // By then the fields show what the new place offers.
    setTimeout(() => {
      const lost = before.filter((name) => !selectOf(currentTarget, name)?.value)
      const labels = lost.flatMap((name) => fields.find((field) => field.name === name)?.label ?? [])
      say(labels.length > 0 ? words.lost.replace('{fields}', new Intl.ListFormat(props.locale).format(labels)) : '')
    })
  }
  return (
    // Marked for the page, which brings it to life at once when its address has a query.
    <div data-addressed="" onChangeCapture={changed}>
      <p className="appointment-said" role="status">
        {said}
      </p>
      <Form of={props} rules={rules} services={browserServices} />
    </div>
  )
}
