import type { Access, CollectionConfig, Endpoint, Field, FieldAccess } from 'payload'
import { savedComponents } from '../collections/admin-parts.ts'
import { answerWhole } from '../history/answer-whole.ts'
import { reasonField, recordSaves } from '../history/record-saves.ts'
import { refuseRequest } from '../refusals/refuse-request.ts'
import { nobody } from '../rights/access.ts'
import { hasRole, roleHelp, roleLabels, roles } from '../rights/roles.ts'
import { checkPassword, refuseAnonymousCreate } from './check-account.ts'
import { askCurrentPassword, currentPasswordLabel, currentPasswordName, refuseOwnUnlock } from './current-password.ts'
import { lockMinutes, mostTries } from './lock-limits.ts'
import { hideLock, refuseUnknown } from './log-in.ts'
import { keepOwnAccount, refuseRights } from './own-account.ts'
import { endLinks } from './reset/end-links.ts'
import { resetEndpoints } from './reset/reset-endpoints.ts'
import { resetMinutes } from './reset/reset-mail.ts'
import { noteRoles, roleEndpoints, rolesLabel, waitForSecond } from './roles/confirm-roles.ts'
import { rightsOf } from './roles/rights-in-force.ts'
import { tellAdministrators } from './roles/tell-administrators.ts'
import { checkCode, useCode } from './second-factor/check-code.ts'
import { factorEndpoints } from './second-factor/factor-endpoints.ts'
import { idleSeconds } from './sessions/idle-time.ts'
import { endOtherSessions, limitSession } from './sessions/session-limits.ts'
import { tellAddress } from './tell-address.ts'
import { unlock } from './unlock.ts'

const administers: Access = ({ req }) => hasRole(req.user, 'administrator')

const administersField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')

/** Oneself, and everybody for an administrator. */
const ownOrAdministers: Access = ({ req }) => hasRole(req.user, 'administrator') || (req.user ? { id: { equals: req.user.id } } : false)

/** The collection whose accounts sign in to the admin. */
export const editorsSlug = 'users'

const noField = { create: () => false, update: () => false }

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }))

const currentPasswordField: Field = {
  name: currentPasswordName,
  type: 'text',
  virtual: true,
  label: currentPasswordLabel,
  admin: {
    readOnly: false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '@bank/cms/accounts/CurrentPassword.tsx#CurrentPassword' },
  },
}

const fieldsOf = (isFactorRequired: boolean): Field[] => [
  currentPasswordField,
  {
    name: 'roles',
    type: 'select',
    hasMany: true,
    label: rolesLabel,
    options: roleOptions,
    access: { create: administersField, update: administersField },
    admin: { description: roleHelp },
  },
  // What another administrator has still to confirm, and who asked for it.
  { name: 'askedRoles', type: 'select', hasMany: true, options: roleOptions, access: noField, admin: { hidden: true } },
  { name: 'askedBy', type: 'text', access: noField, admin: { hidden: true } },
  {
    name: 'language',
    type: 'select',
    label: { en: 'Language of mails', es: 'Idioma de los correos' },
    options: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Español' },
    ],
    admin: { description: { en: 'Empty: mails are in both languages.', es: 'Vacío: los correos van en ambos idiomas.' } },
  },
  {
    name: 'disabled',
    type: 'checkbox',
    label: { en: 'Closed', es: 'Cerrada' },
    access: { create: administersField, update: administersField },
    // Accounts that were never closed hold nothing, of which the list has no word.
    hooks: { afterRead: [({ value }) => value === true] },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Nobody signs in with a closed account; whoever is signed in has no access from now on.',
        es: 'Nadie entra con una cuenta cerrada; quien ya entró pierde el acceso desde este momento.',
      },
    },
  },
  {
    name: 'secondFactorSince',
    type: 'date',
    label: { en: 'Second factor since', es: 'Segundo factor desde' },
    access: noField,
    admin: { position: 'sidebar', readOnly: true },
  },
  { name: 'tools', type: 'ui', admin: { components: { Field: '@bank/cms/accounts/AccountTools.tsx#AccountTools' } } },
  {
    name: 'rights',
    type: 'select',
    hasMany: true,
    virtual: true,
    options: roleOptions,
    access: noField,
    hooks: { afterRead: [({ siblingData }) => rightsOf(siblingData, isFactorRequired)] },
    admin: { hidden: true },
  },
  reasonField,
]

/** The store has a call to confirm addresses that fails where nobody does. */
const noVerification: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler: () => refuseRequest('Accounts are made by administrators, and need no confirmation.', 404),
}

export type EditorsOptions = {
  /** Address of the admin, that links in mails begin with; session cookies go over TLS alone when it does. */
  readonly origin: string
  /** Whether approvers, leads readers and administrators need a second factor before they may do anything. */
  readonly isFactorRequired: boolean
}

/** People who work in the admin, with their roles. The first is made by command. */
export const editorsCollection = ({ origin, isFactorRequired }: EditorsOptions): CollectionConfig => ({
  slug: editorsSlug,
  labels: { singular: { en: 'Editor', es: 'Cuenta' }, plural: { en: 'Editors', es: 'Cuentas' } },
  auth: {
    tokenExpiration: idleSeconds,
    maxLoginAttempts: mostTries,
    lockTime: lockMinutes * 60_000,
    cookies: { sameSite: 'Strict', secure: origin.startsWith('https:') },
    forgotPassword: { expiration: resetMinutes * 60_000 },
  },
  access: {
    read: ownOrAdministers,
    create: administers,
    update: ownOrAdministers,
    // A closed account stays: the history and the records name it.
    delete: nobody,
    unlock: administers,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'roles', 'disabled', 'updatedAt'],
    group: 'Administration',
    components: savedComponents,
  },
  fields: fieldsOf(isFactorRequired),
  endpoints: [
    ...resetEndpoints(origin),
    ...factorEndpoints(origin ? new URL(origin).hostname : 'admin'),
    ...roleEndpoints(origin),
    unlock,
    noVerification,
  ],
  hooks: {
    beforeOperation: [
      refuseAnonymousCreate,
      refuseRights,
      noteRoles,
      checkPassword,
      askCurrentPassword,
      refuseOwnUnlock,
      refuseUnknown,
      checkCode,
      limitSession,
      answerWhole,
    ],
    beforeChange: [keepOwnAccount, waitForSecond, endLinks, endOtherSessions],
    beforeLogin: [useCode],
    afterChange: [recordSaves, tellAdministrators, tellAddress],
    afterError: [hideLock],
  },
})
