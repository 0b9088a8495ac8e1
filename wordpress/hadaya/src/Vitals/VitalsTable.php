<?php
/**
 * How fast pages were, by day.
 *
 * @package Hadaya
 */

namespace Hadaya\Vitals;

use Hadaya\Statistics\Tables;
use Hadaya\Statistics\Visits;

defined( 'ABSPATH' ) || exit;

/**
 * How many views of a day fell into each step of the scale, by kind of page, kind of device and what they count as. No view has a
 * row of its own.
 */
final class VitalsTable {

	/**
	 * Columns that name a row.
	 */
	const KEY = array( 'day', 'page', 'device', 'state', 'metric', 'target', 'step' );

	/**
	 * Views that are about to be added, by what names their rows.
	 *
	 * @var array[]
	 */
	private array $sums = array();

	/**
	 * The database.
	 *
	 * @var \wpdb
	 */
	private $database;

	/**
	 * Remembers the database.
	 *
	 * @param \wpdb $database The database.
	 */
	public function __construct( $database ) {
		$this->database = $database;
	}

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_vitals';
	}

	/**
	 * Makes the table.
	 */
	public static function create_table(): void {
		Tables::create(
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			day date NOT NULL,
			page varchar(10) NOT NULL DEFAULT \'\',
			device varchar(10) NOT NULL DEFAULT \'\',
			state varchar(10) NOT NULL DEFAULT \'\',
			metric varchar(3) NOT NULL DEFAULT \'\',
			target varchar(30) NOT NULL DEFAULT \'\',
			step smallint(5) unsigned NOT NULL DEFAULT 0,
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY day_and_step (day,page,device,state,metric,target,step)'
		);
	}

	/**
	 * Adds an entry of `VitalsCall` to the sums.
	 *
	 * @param array $entry Entry.
	 * @param int   $times How often.
	 */
	public function add( array $entry, int $times ): void {
		foreach ( $entry['vitals'] as $metric => $step ) {
			$target = 'INP' === $metric ? $entry['target'] : '';
			$key    = array( $entry['day'], $entry['page'], $entry['device'], $entry['state'], $metric, $target, (string) $step );
			$name   = implode( '|', $key );

			$this->sums[ $name ] = array(
				'key'   => $key,
				'views' => $times + ( isset( $this->sums[ $name ] ) ? $this->sums[ $name ]['views'] : 0 ),
			);
		}
	}

	/**
	 * Adds the sums to the table.
	 *
	 * @return bool Whether all of it is there.
	 */
	public function write(): bool {
		foreach ( $this->sums as $sum ) {
			// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- Own table; the key has a value for each column of `KEY`.
			$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (day, page, device, state, metric, target, step) VALUES (%s, %s, %s, %s, %s, %s, %s)', self::table(), ...$sum['key'] ) );
			$is_added = 1 === $this->database->query( $this->database->prepare( 'UPDATE %i SET views = views + %d WHERE day = %s AND page = %s AND device = %s AND state = %s AND metric = %s AND target = %s AND step = %s', self::table(), $sum['views'], ...$sum['key'] ) );
			// phpcs:enable
			if ( ! $is_added ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Views by step, of each combination of some columns.
	 *
	 * @param string[] $by    Columns, of `KEY`.
	 * @param string   $state What they count as.
	 * @param string   $since First day, `2026-12-31`.
	 * @return array[] By metric, then by the values of the columns with a bar between them, then by step.
	 */
	public function views( array $by, string $state, string $since ): array {
		if ( Visits::VERSION !== get_option( Visits::VERSION_OPTION ) ) {
			return array();
		}
		$names  = array_merge( array_values( array_intersect( self::KEY, $by ) ), array( 'metric', 'step' ) );
		$values = array_merge( $names, array( self::table(), $state, $since ), $names );
		// phpcs:ignore WordPress.DB -- Own table, as many columns as there are names.
		$rows  = (array) $this->database->get_results( $this->database->prepare( 'SELECT ' . implode( ', ', array_fill( 0, count( $names ), '%i' ) ) . ', SUM(views) AS views FROM %i WHERE state = %s AND day >= %s GROUP BY ' . implode( ', ', array_fill( 0, count( $names ), '%i' ) ), $values ), ARRAY_A );
		$found = array();
		foreach ( $rows as $row ) {
			$key = implode( '|', array_map( 'strval', array_intersect_key( $row, array_flip( $by ) ) ) );

			$found[ $row['metric'] ][ $key ][ (int) $row['step'] ] = (int) $row['views'];
		}
		return $found;
	}
}
