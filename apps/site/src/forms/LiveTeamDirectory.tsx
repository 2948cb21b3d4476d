import { TeamContact } from '@bank/blocks/team-directory/TeamContact.tsx'
import type { TeamContactProps } from '@bank/blocks/team-directory/toProps.ts'
import type { ReactNode } from 'react'
import { LiveForm } from './LiveForm.tsx'

/** The directory with buttons that open a form which really sends. */
export const LiveTeamDirectory = (props: TeamContactProps & { children?: ReactNode }) => <TeamContact {...props} Form={LiveForm} />
