import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { ArrowRight, ArrowUpRight, Banknote, BriefcaseBusiness, Check, House, User } from 'lucide'
import type { LoginOption } from './login-option.ts'
import type { LoginChoice } from './login-props.ts'

const icons = { 'personal-business': User, treasury: BriefcaseBusiness, mortgage: House, loans: Banknote } as const

const ChoiceText = ({ of, isCurrent }: { of: LoginChoice; isCurrent: boolean }) => (
  <>
    <DrawnIcon of={icons[of.id]} size={24} className="login-choice-sign" />
    <span className="login-choice-name">{of.text}</span>
    <span className="login-choice-note">{of.note}</span>
    <DrawnIcon of={isCurrent ? Check : of.id === 'loans' ? ArrowUpRight : ArrowRight} size={20} className="login-choice-arrow" />
  </>
)

/**
 * The four ways in, as the first view of the panel and again inside its dropdown (LOGIN-02, D-LOGIN-5). Mortgage and loans are
 * links, so that they work as links do: in a tab of one's choice, with a menu of their own (LOGIN-03, LOGIN-04).
 */
export const LoginChoices = ({
  of,
  current,
  onChoose,
}: {
  of: readonly LoginChoice[]
  current?: LoginOption | undefined
  onChoose: (choice: LoginChoice) => void
}) => (
  <ul className="login-choices">
    {of.map((choice) => (
      <li key={choice.id}>
        {'to' in choice ? (
          <Link to={choice.to} className="login-choice" onClick={() => onChoose(choice)}>
            <ChoiceText of={choice} isCurrent={false} />
          </Link>
        ) : (
          <button
            type="button"
            className="login-choice"
            aria-current={choice.id === current ? 'true' : undefined}
            onClick={() => onChoose(choice)}
          >
            <ChoiceText of={choice} isCurrent={choice.id === current} />
          </button>
        )}
      </li>
    ))}
  </ul>
)
