import { type MouseEvent, type ReactNode, useState } from 'react'
import { ContactDialog, type WorkingForm } from './ContactDialog.tsx'
import type { TeamContactProps } from './toProps.ts'

type Chosen = { readonly name: string; readonly mailto: string }

const chosenBy = (target: EventTarget): Chosen | undefined => {
  const { emailNow: mailto, member: name } = (target as Element).closest<HTMLElement>('[data-email-now]')?.dataset ?? {}
  return mailto === undefined || name === undefined ? undefined : { name, mailto }
}

/**
 * Brings the Email Now buttons of the directory inside it to life (TEAM-08 to TEAM-13): each opens the form to its member, which is gone
 * when it closes, so that the next member's starts empty. The directory itself stays as it was built.
 */
export const TeamContact = ({ Form, children, ...contact }: TeamContactProps & { Form: WorkingForm; children?: ReactNode }) => {
  const [chosen, choose] = useState<Chosen>()
  const open = ({ target }: MouseEvent): void => {
    const next = chosenBy(target)
    if (next) choose(next)
  }
  return (
    // biome-ignore lint: the buttons inside are what is pressed, by keyboards too; the clicks only end here.
    <div onClick={open}>
      {children}
      {chosen && <ContactDialog {...contact} {...chosen} Form={Form} onClose={() => choose(undefined)} />}
    </div>
  )
}
