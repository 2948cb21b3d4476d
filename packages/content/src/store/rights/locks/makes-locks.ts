import type { Access } from 'payload'
import { mayLock } from './may-lock.ts'

/** Whoever may change a record locks it. */
export const makesLocks: Access = ({ data, req }) => (data ? mayLock(req, data) : Boolean(req.user))
