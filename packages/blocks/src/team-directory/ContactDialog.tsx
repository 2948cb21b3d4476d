import { elementId } from '@bank/ui/element-id.ts'
import type { FormProps } from '@bank/ui/form/form-props.ts'
import { type ComponentType, type PointerEvent, useEffect, useRef } from 'react'
import type { TeamContactProps } from './toProps.ts'

/** A form that works; `onSent` is called after a success, before the visitor is led on. */
export type WorkingForm = ComponentType<FormProps & { readonly onSent: () => void }>

type Props = TeamContactProps & {
  readonly name: string
  readonly mailto: string
  readonly Form: WorkingForm
  readonly onClose: () => void
}

const isOnBackdrop = ({ target, currentTarget }: PointerEvent): boolean => target === currentTarget

/** Whether a form holds anything that a visitor wrote. */
const isFilled = (form: HTMLFormElement | null | undefined): boolean =>
  [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio]), textarea') ?? [])].some(
    ({ value }) => value.trim() !== '',
  )

/**
 * The form to one member of the team (TEAM-09 to TEAM-13, D-TEAM-1, D-TEAM-5): modal from its first render, so that the page behind
 * is out of reach, and gone when it closes; the browser gives the focus back. It closes with its x and with Escape; with a press beside it
 * only while nothing is written, so that a misplaced click loses no text.
 */
export const ContactDialog = ({ title, close, form, name, mailto, Form, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [])
  const end = (): void => dialog.current?.close()

  // A captcha may close it and open it anew at once, to show something beside it.
  const onClosed = (): void => {
    if (!dialog.current?.open) onClose()
  }

  // Selecting text may begin inside and end beside: what counts is where the press begins.
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>): void => {
    if (!isOnBackdrop(event)) return
    event.preventDefault()
    if (!isFilled(event.currentTarget.querySelector('form'))) end()
  }

  return (
    <dialog
      ref={dialog}
      className="team-directory-dialog"
      aria-labelledby={form.labelledBy}
      onClose={onClosed}
      onPointerDown={onPointerDown}
    >
      <div className="team-directory-paper">
        <button type="button" className="team-directory-close" aria-label={close} onClick={end} />
        <h2 className="h3" id={form.labelledBy} tabIndex={-1}>
          {title.replace('{member}', name)}
        </h2>
        <Form {...form} id={`${form.id}-${elementId(mailto)}`} mailto={mailto} onSent={end} />
      </div>
    </dialog>
  )
}
