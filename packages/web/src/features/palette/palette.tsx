import type { Upload, User } from '@plumbline/contract'
import { Command } from 'cmdk'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useUploads } from '../../api/audit-queries.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { findingsAddress } from '../../shell/findings-address.ts'
import { useTheme } from '../../theme/theme-switch.tsx'
import { chooseTheme, themeAfter, themeLabel } from '../../theme/theme.ts'
import { fits, placesOf } from './places.ts'

/** Every page, upload and action by its name, and findings by what stands in them, without a mouse. */
export function Palette({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const theme = useTheme()
  const field = useFocus()
  const go = (path: string, state?: { readonly find: string }) => {
    onClose()
    void navigate(path, { state })
  }
  const text = typed.trim()
  return (
    <Dialog title="Go to" onClose={onClose}>
      <Command label="Go to" loop filter={(_, search, words) => fits(search, words?.[0] ?? '')}>
        <Command.Input
          ref={field}
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          placeholder="A page, an upload, a claim, a code"
          className="min-h-11 w-full rounded-control border border-edge bg-sheet px-3 hover:border-ink"
        />
        <Command.List label="Places and actions" className="mt-4 max-h-[50dvh] overflow-y-auto">
          <Command.Empty className="py-3 text-soft">Nothing has this name.</Command.Empty>
          {user.role === 'client' && text !== '' && (
            <Entry
              value="find"
              always
              onChoose={() => {
                go('/findings', { find: text })
              }}
            >
              {`Search findings for “${text}”`}
            </Entry>
          )}
          <Pages user={user} onGo={go} />
          {user.role === 'client' && <Uploads onGo={go} />}
          <Group heading="Actions">
            <Entry
              value="theme"
              words={`${themeLabel(theme)} dark light`}
              onChoose={() => {
                chooseTheme(themeAfter(theme))
              }}
            >
              {themeLabel(theme)}
            </Entry>
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  )
}

function Pages({ user, onGo }: { readonly user: User; readonly onGo: (path: string) => void }) {
  return (
    <Group heading="Pages">
      {placesOf(user).map(({ label, path, words = '' }) => (
        <Entry
          key={path}
          value={path}
          words={`${label} ${words}`}
          onChoose={() => {
            onGo(path)
          }}
        >
          {label}
        </Entry>
      ))}
    </Group>
  )
}

function Uploads({ onGo }: { readonly onGo: (path: string) => void }) {
  const uploads = useUploads().data ?? []
  if (uploads.length === 0) return null
  return (
    <Group heading="Uploads">
      {uploads.map((upload) => (
        <Entry
          key={upload.id}
          value={upload.id}
          words={`${upload.uploadName} ${upload.fileName}`}
          onChoose={() => {
            onGo(addressOf(upload))
          }}
        >
          {upload.uploadName}
        </Entry>
      ))}
    </Group>
  )
}

function addressOf({ id, status, errorCode }: Upload): string {
  if (status === 'completed') return findingsAddress({ decision: 'open', upload: id })
  return errorCode === 'needs-look' ? `/look/${id}` : '/dashboard?tab=uploads'
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-soft"
    >
      {children}
    </Command.Group>
  )
}

function Entry({
  value,
  words,
  always = false,
  onChoose,
  children,
}: {
  readonly value: string
  /** By which it is found. */
  readonly words?: string
  readonly always?: boolean
  readonly onChoose: () => void
  readonly children: string
}) {
  return (
    <Command.Item
      value={value}
      keywords={words === undefined ? [] : [words]}
      forceMount={always}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center px-3 break-words data-[selected=true]:bg-tint data-[selected=true]:font-semibold"
    >
      {children}
    </Command.Item>
  )
}

/** The dialog gives the focus to its first button; whoever opened it wants to type. */
function useFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return field
}
