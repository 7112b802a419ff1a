import { Alert, Badge, Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Theme/Controls' };
export default meta;

export const Buttons: StoryObj = {
  render: () => (
    <Group>
      <Button>Save</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="light">Copy</Button>
      <Button color="red">Delete</Button>
      <Button color="red" variant="outline">
        Remove
      </Button>
      <Button loading>Saving</Button>
    </Group>
  ),
};

export const Inputs: StoryObj = {
  render: () => (
    <Stack>
      <TextInput label="Title" description="As students see it." defaultValue="ঢাকা বিশ্ববিদ্যালয়" />
      <TextInput label="Code" error="Enter a code." required />
      <Select label="Phase" data={['Upcoming', 'Running', 'Over']} defaultValue="Running" />
      <Checkbox label="Mandatory" defaultChecked />
    </Stack>
  ),
};

export const Messages: StoryObj = {
  render: () => (
    <Stack>
      <Alert color="marigold" title="Not saved yet">
        The draft is in this browser.
      </Alert>
      <Alert color="red" title="Not saved">
        The server did not answer. Try again.
      </Alert>
      <Group>
        <Badge>Running</Badge>
        <Badge variant="filled">Open</Badge>
        <Badge color="marigold">To release</Badge>
        <Badge color="red">Failed</Badge>
      </Group>
    </Stack>
  ),
};
