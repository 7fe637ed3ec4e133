import {
  logoMaximumBytes,
  ownDataCalls,
  type Branding,
  type BrandingGiven,
} from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint, endpointKey, endpointQuery } from '../../../api/client.ts'
import { messageOf } from '../../../api/request.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/fields/field.tsx'
import { FileField } from '../../../components/fields/file-field.tsx'
import { Panel } from '../../../components/panel.tsx'
import { showFailure, showRefusal, showToast } from '../../../toast/toasts.ts'
import { base64Of } from './base64-of.ts'

const limits = {
  accept: 'image/png,image/jpeg',
  kinds: 'a PNG or JPEG picture',
  mostBytes: logoMaximumBytes,
  most: `${String(logoMaximumBytes / 1000)}KB`,
}

/** Logo and color of the account's reports. */
export function BrandingSection() {
  const look = useQuery(endpointQuery(ownDataCalls.branding)).data
  return (
    <Panel heading="Your Reports" className="max-w-[40rem]">
      {look && <BrandingForm key={look.color ?? ''} look={look} />}
    </Panel>
  )
}

function BrandingForm({ look }: { readonly look: Branding }) {
  const [color, setColor] = useState(look.color ?? plainColor)
  const [file, setFile] = useState<File>()
  const save = useSave()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = { color: color === plainColor ? null : color }
    if (!file) save.mutate(given)
    else void base64Of(file).then((logo) => save.mutateAsync({ ...given, logo }))
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">Both appear on the cover of new reports.</p>
      {look.logo !== null && (
        <div className="flex flex-wrap items-center gap-4">
          {/* Logos are drawn for white paper. */}
          <img src={look.logo} alt="Your logo" className="max-h-16 max-w-60 bg-white p-2" />
          <Button
            look="quiet"
            onClick={() => {
              save.mutate({ color: look.color, logo: null })
            }}
          >
            Remove Logo
          </Button>
        </div>
      )}
      <FileField
        label="Logo"
        hint="PNG or JPEG, at most 150 KB and 1,600 by 800 pixels"
        limits={limits}
        compact
        file={file}
        onChoose={setFile}
        onRefuse={showRefusal}
      />
      <Field label="Color" hint="Of the band on the cover">
        {(control) => (
          <input
            {...control}
            type="color"
            value={color}
            className="h-11 w-24 border border-edge bg-sheet p-1"
            onChange={({ target }) => {
              setColor(target.value)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        disabled={save.isPending}
      >
        Save Look
      </Button>
    </form>
  )
}

/** The report's own ink: chosen, it is no color of the account. */
const plainColor = '#1b1d22'

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BrandingGiven) => callEndpoint(ownDataCalls.setBranding, { body }),
    onSuccess: async () => {
      showToast({ title: 'Look Saved', description: 'Reports made from now on carry it.' })
      await client.invalidateQueries({ queryKey: endpointKey(ownDataCalls.branding) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to save the look of your reports'))
    },
  })
}
