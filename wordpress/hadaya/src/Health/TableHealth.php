<?php
/**
 * Site Health test for tables.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Statistics\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Reports whether our tables exist. A missing table (after a partial copy of the database, or because of a cleanup plugin) is recreated immediately:
 * its data is lost, but new data is counted.
 */
final class TableHealth {

	private Tables $tables;

	public function __construct( Tables $tables ) {
		$this->tables = $tables;
	}

	/**
	 * Adds the test for missing database tables to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_tables'] = array(
			'label' => __( 'Hadaya: database tables', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Tests whether all tables exist, and recreates missing ones.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$gone = $this->tables->missing();
		if ( array() === $gone ) {
			return SiteHealth::answer(
				'hadaya_tables',
				'good',
				__( 'Hadaya’s database tables exist', 'hadaya' ),
				__( 'Hadaya can store views and clicks.', 'hadaya' )
			);
		}
		$this->tables->make();
		$left = $this->tables->missing();
		if ( array() === $left ) {
			$text = sprintf(
				/* translators: %s: names of tables. */
				__(
					'Missing tables: %s. Hadaya recreated them, but their data is lost unless you restore a database backup. Check whether a database cleanup plugin deleted them.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
				implode( ', ', $gone )
			);
			return SiteHealth::answer( 'hadaya_tables', 'recommended', __( 'Hadaya recreated its missing database tables', 'hadaya' ), $text );
		}
		$text = sprintf(
			/* translators: %s: names of tables. */
			__( 'Missing tables: %s. Views and clicks cannot be counted. Ask your host to allow the database user to create tables.', 'hadaya' ),
			implode( ', ', $left )
		);
		return SiteHealth::answer(
			'hadaya_tables', 'critical', __(
				'Hadaya’s database tables are missing and could not be created',
				'hadaya'
			), $text
		);
	}
}
