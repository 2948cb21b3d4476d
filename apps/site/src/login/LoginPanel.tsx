import type { LoginPanelProps } from './login-props.ts'

export const LoginPanel = ({ of, idPrefix }: { of: LoginPanelProps; idPrefix: string; onCloseRequest: () => void }) => (
  <section className="login" id={`${idPrefix}-login`}>
    {of.where}
  </section>
)
