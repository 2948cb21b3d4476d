import { useState } from 'react'
import { track } from '../browser/analytics.ts'
import { FdicSign } from '../header/FdicSign.tsx'
import { LoginChoices } from './LoginChoices.tsx'
import { LoginDropdown } from './LoginDropdown.tsx'
import { LoginForm } from './LoginForm.tsx'
import { type LoginOption, storedLoginOption, storeLoginOption } from './login-option.ts'
import type { LoginChoice, LoginPanelProps } from './login-props.ts'

/**
 * The ways into online banking (LOGIN): four options at first, later the remembered form with a dropdown above it. Mount it only
 * while it is on screen: it reads the stored choice when it comes, and forgets what was typed when it goes. It fills its parent;
 * `login-drop` places it below the header bar. `idPrefix` tells two panels of one page apart.
 */
export const LoginPanel = ({ of, idPrefix, onCloseRequest }: { of: LoginPanelProps; idPrefix: string; onCloseRequest: () => void }) => {
  const [option, setOption] = useState<LoginOption | undefined>(storedLoginOption)
  const [hasChosen, setChosen] = useState(false)

  const choose = (choice: LoginChoice): void => {
    track({ action: 'select', category: 'login', label: choice.id })
    if (choice.id === 'loans') onCloseRequest()
    if ('to' in choice) return
    storeLoginOption(choice.id)
    setChosen(true)
    setOption(choice.id)
  }

  const title = `${idPrefix}-login-title`
  return (
    <section className="login" id={`${idPrefix}-login`} aria-labelledby={title}>
      <div className="login-body">
        <h2 className="login-title" id={title}>
          {option ? of.logIn : of.where}
        </h2>
        {option ? (
          <>
            <LoginDropdown label={of.type} choices={of.choices} current={option} id={`${idPrefix}-login-choices`} onChoose={choose} />
            <LoginForm
              key={option}
              of={of.forms[option]}
              name={of.choices.find(({ id }) => id === option)?.text ?? ''}
              required={of.required}
              newTab={of.newTab}
              idPrefix={`${idPrefix}-login`}
              takesFocus={hasChosen}
              onSend={onCloseRequest}
            />
          </>
        ) : (
          <LoginChoices of={of.choices} onChoose={choose} />
        )}
      </div>
      <FdicSign statement={of.fdicStatement} />
    </section>
  )
}
