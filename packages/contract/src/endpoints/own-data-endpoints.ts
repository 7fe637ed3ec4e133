import { Done } from '../admin.ts'
import { Id } from '../id.ts'
import { Branding, BrandingGiven } from '../account/branding.ts'
import { AccountDeletion, OwnData, Retention } from '../account/own-data.ts'
import { endpoint } from './endpoint.ts'
import { ownDataCalls } from '../calls/own-data-calls.ts'

/** An account's own data: open to its owner whether the plan is paid or not. */
export const ownDataEndpoints = {
  ownData: endpoint({
    ...ownDataCalls.ownData,
    access: 'client',
    summary: 'What the account holds and how long it keeps it',
    reply: OwnData,
    successStatus: 200,
    errors: [],
  }),
  setRetention: endpoint({
    ...ownDataCalls.setRetention,
    access: 'client',
    summary: 'Delete uploads after so many days, or keep them',
    body: Retention,
    reply: OwnData,
    successStatus: 200,
    errors: [],
  }),
  branding: endpoint({
    ...ownDataCalls.branding,
    access: 'client',
    team: 'account',
    summary: 'Color and logo of the account’s reports',
    reply: Branding,
    successStatus: 200,
    errors: [],
  }),
  setBranding: endpoint({
    ...ownDataCalls.setBranding,
    access: 'client',
    summary: 'Set color and logo for reports that are made from now on',
    body: BrandingGiven,
    reply: Branding,
    successStatus: 200,
    errors: [],
  }),
  exportData: endpoint({
    ...ownDataCalls.exportData,
    access: 'client',
    summary: 'All of the account as a ZIP with a manifest of digests',
    replyType: 'application/zip',
    successStatus: 200,
    errors: [],
  }),
  deleteAccount: endpoint({
    ...ownDataCalls.deleteAccount,
    access: 'client',
    summary: 'Delete the account and all its data for good',
    body: AccountDeletion,
    reply: Done,
    successStatus: 200,
    errors: ['wrong-password', 'payments-unavailable'],
  }),
  deleteOwnUpload: endpoint({
    ...ownDataCalls.deleteOwnUpload,
    access: 'client',
    summary: 'Delete an upload with its results and its file for good',
    params: Id,
    reply: Done,
    successStatus: 200,
    errors: ['not-found'],
  }),
} as const
