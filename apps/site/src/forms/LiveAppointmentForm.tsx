import { type AppointmentFormData, appointmentRules } from '@bank/blocks/appointment-form/appointment-rules.ts'
import { Form } from '@bank/ui/form/Form.tsx'
import { useEffect } from 'react'
import { browserServices } from './browser-services.ts'

const rules = appointmentRules(() => new Date())

/** Chooses the branch that the address names (`?branch=`), unless the visitor was faster or no appointments are taken there. */
const chooseAddressed = (form: HTMLElement | null): void => {
  const place = form?.querySelector<HTMLSelectElement>('[name=place]')
  const branch = new URLSearchParams(location.search).get('branch')
  if (!place || !branch || place.value || ![...place.options].some(({ value }) => value === branch)) return
  place.value = branch
  place.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The form for appointments that works: bound to the browser and its clock. */
export const LiveAppointmentForm = (props: AppointmentFormData) => {
  useEffect(() => chooseAddressed(document.getElementById(props.id)), [props.id])
  return (
    // Marked for the page, which brings it to life at once when its address has a query.
    <div data-addressed="">
      <Form of={props} rules={rules} services={browserServices} />
    </div>
  )
}
