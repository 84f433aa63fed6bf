import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import CourseCards from '@site/src/components/CourseCards';
import HomeLayout from '@site/src/components/HomeLayout';
import SidePanel from '@site/src/components/SidePanel';
import {SITE} from '@site/src/data/site';

export default function Home(): ReactNode {
  return (
    <Layout description={SITE.description}>
      <SidePanel nodes={null} />
      <HomeLayout
        heroText={SITE.title}
        actions={[{text: 'Browse all modules', link: '/modules/', type: 'secondary'}]}
      >
        <h2>Courses</h2>
        <CourseCards />
      </HomeLayout>
    </Layout>
  );
}
