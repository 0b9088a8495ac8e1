<?php
/**
 * REST route for the statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Settings\Access;
use Hadaya\Settings\Options;
use Hadaya\Settings\RestError;
use Hadaya\Statistics\Calendar;
use Hadaya\Statistics\Labels;
use Hadaya\Statistics\Period;
use Hadaya\Statistics\Report;
use Hadaya\Statistics\Totals;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\WidgetList;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the counts for a date range and for the preceding range of the same length.
 *
 * @phpstan-import-type RestSchema from Route
 */
final class StatisticsRoute extends Route {

	/**
	 * Schema for a required date, such as `2026-12-01`.
	 */
	const DAY = array(
		'type'     => 'string',
		'format'   => 'date',
		'pattern'  => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
		'required' => true,
	);

	private Options $options;

	private ContactWidgets $contact_widgets;
	private Calendar $calendar;
	private Totals $totals;
	private Labels $labels;

	public function __construct(
		Options $options,
		ContactWidgets $contact_widgets,
		Calendar $calendar,
		Access $access,
		Totals $totals,
		Labels $labels
	) {
		parent::__construct( $access );
		$this->calendar        = $calendar;
		$this->totals          = $totals;
		$this->labels          = $labels;
		$this->options         = $options;
		$this->contact_widgets = $contact_widgets;
	}

	public function path(): string {
		return '/statistics';
	}

	protected function endpoints(): array {
		$days = array(
			'from' => array( 'description' => __( 'Start date, in the site’s time zone.', 'hadaya' ) ) + self::DAY,
			'to'   => array( 'description' => __( 'End date.', 'hadaya' ) ) + self::DAY,
		);
		return array( 'GET' => array( array( $this, 'tell' ), $days ) );
	}

	/**
	 * Returns the counts for the requested range and the range before it.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function tell( \WP_REST_Request $request ) {
		$period = Period::between( (string) $request['from'], (string) $request['to'] );
		if ( null === $period ) {
			$what = __( 'The start date must not be after the end date, and the period must be five years or less. Choose other dates.', 'hadaya' );
			return RestError::invalid( $what, array( 'from' => $what ) );
		}
		$report = new Report( $this->totals, $this->labels, $period, WidgetList::names( $this->options->widgets() ) );
		$before = $period->before();
		return array(
			'from'   => $period->from(),
			'to'     => $period->to(),
			'before' => array(
				'from' => $before->from(),
				'to'   => $before->to(),
			),
			'days'   => $report->days(),
			'tables' => $report->tables(),
			'quotes' => $report->quotes(),
			'today'  => $this->calendar->today(),
			'first'  => $this->totals->first_day(),
			'months' => (int) $this->options->group( 'statistics' )['keep_months'],
			'rest'   => $this->rest(),
		);
	}

	/**
	 * Returns the reason why nothing is counted: `rival` if a contact plugin with its own statistics is active, `off` if no widget is enabled,
	 * `uncounted` if counting is off. Empty while views and clicks are counted.
	 *
	 * @return string
	 */
	private function rest(): string {
		if ( ContactWidgets::has_contact_plugin() ) {
			return 'rival';
		}
		if ( ! $this->contact_widgets->is_active() ) {
			return 'off';
		}
		return $this->options->common()['tracking'] ? '' : 'uncounted';
	}

	/**
	 * Returns the schema for the counts of both ranges.
	 *
	 * @return RestSchema
	 */
	protected function schema(): array {
		return StatisticsSchema::response();
	}
}
