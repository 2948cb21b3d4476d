import { type AppointmentFormData, appointmentRules } from '@bank/blocks/appointment-form/appointment-rules.ts'
import { Form } from '@bank/ui/form/Form.tsx'
import { useEffect } from 'react'
import { browserServices } from './browser-services.ts'

const rules = appointmentRules(() => new Date())

/** Another choice of the visitor takes its place in the address: a reload or the way back brings that one. */
const nameInAddress = (place: string): void => {
  const address = new URL(location.href)
  if (!place || !address.searchParams.has('branch')) return
  address.searchParams.set('branch', place)
  history.replaceState(history.state, '', address)
}

/** Whether nothing is written or chosen in a form but in `except`; one of the radios always is. */
const isUnwritten = (form: HTMLFormElement, except: Element): boolean =>
  (Array.from(form.elements) as HTMLInputElement[]).every((control) => control === except || control.type === 'radio' || !control.value)

/**
 * Chooses the branch that the address names (`?branch=`), unless the visitor was faster or their request did not arrive; says where
 * no appointments are taken, and what another place took away of what was chosen.
 */
const followPlace = (form: HTMLFormElement, { lost, notThere }: AppointmentFormData['words']): void => {
  const selects = [...form.querySelectorAll('select')]
  const [place] = selects
  const branch = new URLSearchParams(location.search).get('branch')
  const say = (text: string): void => form.previousElementSibling?.replaceChildren(text)
  place?.addEventListener('change', () => {
    nameInAddress(place.value)
    const chosen = selects.map((select) => [select, select.value] as const).filter(([, value]) => value)
    // By then the fields show what the new place offers.
    setTimeout(() => {
      const gone = chosen.filter(([select, value]) => select.value !== value).map(([{ labels }]) => labels[0]?.textContent)
      say(gone[0] ? `${lost} ${gone.join(', ')}` : '')
    })
  })
  // Our server has chosen it for those without scripts.
  const words = browserServices.words(form.id)
  const { filled, isSubmitted } = words.read()
  const isElsewhere = place?.value && place.value !== branch && place.value !== filled?.place
  if (!place || !branch || isElsewhere || isSubmitted) return
  place.value = branch
  if (place.value) {
    place.dispatchEvent(new Event('change', { bubbles: true }))
    // What the address alone names is no word of the visitor's to be kept.
    if (!filled && isUnwritten(form, place)) words.forget()
  } else {
    place.value = ''
    say(notThere)
  }
}

/** The form for appointments that works: bound to the browser and its clock. */
export const LiveAppointmentForm = (props: AppointmentFormData) => {
  useEffect(() => followPlace(document.getElementById(props.id) as HTMLFormElement, props.words), [props.id, props.words])
  return (
    // Marked for the page, which brings it to life at once when its address has a query.
    <div data-addressed="">
      <p className="appointment-form-said" role="status" />
      <Form of={props} rules={rules} services={browserServices} />
    </div>
  )
}
