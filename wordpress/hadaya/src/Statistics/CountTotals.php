<?php
/**
 * Entries summed up.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Sums entries up and adds them to the tables of days.
 */
final class CountTotals {

	/**
	 * What adds nothing.
	 */
	const NOTHING = array(
		'views'  => 0,
		'clicks' => 0,
	);

	/**
	 * Views and clicks by day, widget and channel.
	 *
	 * @var array[]
	 */
	private array $counts = array();

	/**
	 * Views and clicks by day, page and device.
	 *
	 * @var array[]
	 */
	private array $visits = array();

	/**
	 * Views and clicks by day, source and language.
	 *
	 * @var array[]
	 */
	private array $arrivals = array();

	/**
	 * Numbers of pages by their address.
	 *
	 * @var int[]
	 */
	private array $pages = array( '' => 0 );

	/**
	 * The database.
	 *
	 * @var \wpdb
	 */
	private $database;

	/**
	 * Starts with nothing.
	 *
	 * @param \wpdb $database The database.
	 */
	public function __construct( $database ) {
		$this->database = $database;
	}

	/**
	 * Adds an entry. Pages are looked up here, before anything is written.
	 *
	 * @param string $entry Entry of `CountCall`.
	 * @param int    $times How often.
	 */
	public function add( string $entry, int $times ): void {
		$entry = json_decode( $entry, true );
		if ( ! isset( $entry['day'], $entry['widget'] ) ) {
			return;
		}
		foreach ( array_keys( self::NOTHING ) as $column ) {
			foreach ( isset( $entry[ $column ] ) ? $entry[ $column ] : array() as $channel ) {
				self::sum( $this->counts, array( $entry['day'], (string) $entry['widget'], $channel ), $column, $times );
			}
		}
		if ( isset( $entry['visit'], $entry['page'], $entry['device'] ) ) {
			self::sum( $this->visits, array( $entry['day'], $this->page( $entry['page'] ), $entry['device'] ), $entry['visit'], $times );
		}
		// Calls that waited while the plugin was updated do not know them.
		if ( isset( $entry['visit'], $entry['source'], $entry['language'] ) ) {
			self::sum( $this->arrivals, array( $entry['day'], $entry['source'], $entry['language'] ), $entry['visit'], $times );
		}
	}

	/**
	 * Adds everything to the tables.
	 *
	 * @return bool Whether all of it is there.
	 */
	public function write(): bool {
		foreach ( $this->counts as $count ) {
			if ( ! $this->raise( Counters::table(), array( 'day', 'widget', 'channel' ), $count ) ) {
				return false;
			}
		}
		foreach ( $this->visits as $visit ) {
			if ( ! $this->raise( Visits::table(), array( 'day', 'page', 'device' ), $visit ) ) {
				return false;
			}
		}
		foreach ( $this->arrivals as $arrival ) {
			if ( ! $this->raise( Arrivals::table(), array( 'day', 'source', 'language' ), $arrival ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Number of the page at an address; 0 for what is no single page of this site. Only pages that exist have rows, so
	 * nobody can fill the table.
	 *
	 * @param string $address Address.
	 * @return int
	 */
	private function page( string $address ): int {
		if ( ! isset( $this->pages[ $address ] ) ) {
			$this->pages[ $address ] = url_to_postid( $address );
		}
		return $this->pages[ $address ];
	}

	/**
	 * Adds to one of the sums.
	 *
	 * @param array[] $sums   Sums.
	 * @param array   $key    Values of the three columns that name a row.
	 * @param string  $column Either `views` or `clicks`.
	 * @param int     $times  How often.
	 */
	private static function sum( array &$sums, array $key, string $column, int $times ): void {
		$name          = implode( '|', $key );
		$sums[ $name ] = ( isset( $sums[ $name ] ) ? $sums[ $name ] : array( 'key' => $key ) ) + self::NOTHING;

		$sums[ $name ][ $column ] += $times;
	}

	/**
	 * Adds to a row of a table, which is made where it is missing.
	 *
	 * @param string   $table Full name of the table.
	 * @param string[] $names Names of the three columns that name a row.
	 * @param array    $sum   Their values, views and clicks.
	 * @return bool
	 */
	private function raise( string $table, array $names, array $sum ): bool {
		list( $first, $second, $third ) = $names;
		list( $day, $of, $part )        = $sum['key'];
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Own tables.
		$this->database->query( $this->database->prepare( 'INSERT IGNORE INTO %i (%i, %i, %i) VALUES (%s, %s, %s)', $table, $first, $second, $third, $day, $of, $part ) );
		return 1 === $this->database->query( $this->database->prepare( 'UPDATE %i SET views = views + %d, clicks = clicks + %d WHERE %i = %s AND %i = %s AND %i = %s', $table, $sum['views'], $sum['clicks'], $first, $day, $second, $of, $third, $part ) );
		// phpcs:enable
	}
}
